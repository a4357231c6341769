import { clsx } from 'clsx'
import { Plus } from '@/components/ui/icons'

interface TranscriptProps {
  label: string
  /** Title of the video; a page may hold many transcripts. */
  of: string
  paragraphs: readonly string[]
  className?: string
}

/** A video's transcript in a native `details`, which opens without scripts. Renders nothing without text. */
export function Transcript({ label, of, paragraphs, className }: TranscriptProps) {
  if (paragraphs.length === 0) return null
  return (
    <details className={clsx('group/transcript', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-small text-ink-3 underline-offset-4 hover:text-primary hover:underline [&::-webkit-details-marker]:hidden">
        <Plus className="size-4 shrink-0 transition-transform duration-200 group-open/transcript:rotate-45" />
        {label}
        <span className="sr-only">: {of}</span>
      </summary>
      <div className="max-w-measure space-y-3 border-l-2 border-bronze-graphic py-1 pl-5 text-ink-2">
        {paragraphs.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a finished text, whose paragraphs may be equal
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
