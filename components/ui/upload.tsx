'use client'

import { clsx } from 'clsx'
import { FileText, Upload as UploadIcon, X } from '@/components/ui/icons'
import { type ChangeEvent, type DragEvent, useState } from 'react'

import { describedBy, FieldError, FieldHint, type FieldText } from './field'
import { ProgressBar } from './progress-bar'

export interface UploadProps extends FieldText {
  id: string
  /**
   * Value of `input accept`: what the browser offers, by default documents and sheets. The server checks the file
   * itself.
   */
  accept?: string
  /** The chosen file: its name, and its size as text ("1,2 MB"). */
  file: { name: string; size: string } | null
  /** Share already sent, 0 to 1; null while idle. */
  progress?: number | null
  onSelect: (file: File) => void
  onRemove: () => void
  copy: { choose: string; drop: string; remove: string; uploading: string }
  /** Opens the camera of a phone instead of its gallery. */
  capture?: 'environment' | 'user'
  disabled?: boolean
}

/** Text documents and sheets (docs/specification.md#uploads). */
const documentTypes = '.doc,.docx,application/msword,.pdf,.xlsx,.xls'

/** A file field: choose or drop a file; then its name, upload progress and a remove button. */
export function Upload({
  id,
  label,
  hint,
  error,
  optional,
  accept = documentTypes,
  file,
  progress = null,
  onSelect,
  onRemove,
  copy,
  capture,
  disabled = false,
}: UploadProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) onSelect(dropped)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    if (chosen) onSelect(chosen)
    // Allows choosing the same file again after an error.
    event.target.value = ''
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold">
        <label htmlFor={id}>{label}</label>
        {optional ? <span className="font-normal text-ink-3"> ({optional})</span> : null}
      </span>
      <FieldHint id={id}>{hint}</FieldHint>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => {
          setIsOver(false)
        }}
        onDrop={drop}
        className={clsx(
          'relative flex min-h-28 flex-col items-center justify-center gap-1 rounded-card border border-dashed bg-surface px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          isOver ? 'border-primary bg-primary-soft' : error ? 'border-danger' : 'border-field hover:border-ink',
          disabled && 'border-hairline bg-surface-2 text-ink-3',
        )}
      >
        <UploadIcon className="size-6 text-primary" />
        <span aria-hidden="true" className="font-semibold text-primary">
          {copy.choose}
        </span>
        <span aria-hidden="true" className="hidden text-small text-ink-2 md:block">
          {copy.drop}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          capture={capture}
          disabled={disabled}
          onChange={change}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      {file ? (
        <div className="rounded-control border border-hairline bg-surface p-3">
          <div className="flex items-center gap-3">
            <FileText className="size-5 shrink-0 text-ink-2" />
            <p className="min-w-0 flex-1">
              <span className="clip-safe block truncate">{file.name}</span>
              <span className="block num text-small text-ink-2">{file.size}</span>
            </p>
            <button
              type="button"
              onClick={onRemove}
              className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-surface-2 hover:text-ink"
            >
              <X className="size-5" />
              <span className="sr-only">
                {copy.remove} {file.name}
              </span>
            </button>
          </div>
          {progress === null ? null : <ProgressBar label={copy.uploading} value={progress} className="mt-2" />}
        </div>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
