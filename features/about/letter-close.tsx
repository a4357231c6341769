import { Drawing } from '@/components/art/drawing'
import signature from '@/components/art/drawings/signature-founder.svg'

import { toClose, withAddress } from './letter-parts'
import { RichText } from './rich-text'

/** The end of the letter: its last section, the signature over the lines of its writer, and what is noted below them. */
export function LetterClose({ html }: { html: string }) {
  const { body, lines, note } = toClose(html)
  return (
    <>
      <RichText html={body} className="letter letter-rest prose text-lead" />
      {lines !== null && (
        <div className="letter mt-8">
          <div className="lg:col-start-2">
            {lines.before !== '' && <RichText html={lines.before} className="text-lead text-ink-2" />}
            <Drawing file={signature} className="-ms-1 mt-3 h-auto w-full max-w-[25rem] text-primary" />
            <div className="mt-5 max-w-[34rem] border-t border-hairline pt-5">
              <RichText html={lines.name} className="text-lead font-semibold text-ink" />
              <RichText
                html={withAddress(lines.after.map((line) => `<p>${line}</p>`).join(''))}
                className="mt-1 space-y-1 text-ink-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4"
              />
              {note.trim() !== '' && <RichText html={note} className="mt-2 text-small text-ink-3" />}
            </div>
          </div>
        </div>
      )}
    </>
  )
}
