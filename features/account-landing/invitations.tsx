import type { DeviceCopy } from './device-copy'

interface InvitationsProps {
  readonly copy: DeviceCopy
  readonly shown: 'unknown' | 'ready' | 'noCamera'
}

/**
 * What the card says of this device. All its texts take their room from the start: the button below does not move when the
 * browser knows whether there is a camera.
 */
export function Invitations({ copy, shown }: InvitationsProps) {
  const texts = {
    unknown: `${copy['unknown.title']}. ${copy['unknown.text']}`,
    ready: `${copy['ready.title']}. ${copy['ready.text']}`,
    noCamera: copy['noCamera.text'],
  }
  return (
    <div aria-live="polite" className="-mt-3 grid text-ink-2 *:col-start-1 *:row-start-1">
      {(['unknown', 'ready', 'noCamera'] as const).map((device) => (
        <p key={device} aria-hidden={device !== shown} className={device === shown ? undefined : 'invisible'}>
          {texts[device]}
        </p>
      ))}
    </div>
  )
}

/** The heading of the card with or without a camera, each with room for the other. */
export function CardTitle({ copy, shown }: { readonly copy: DeviceCopy; readonly shown: 'act' | 'noCamera.title' }) {
  return (
    <h2 className="grid text-h3 *:col-start-1 *:row-start-1">
      {(['act', 'noCamera.title'] as const).map((title) => (
        <span key={title} aria-hidden={title !== shown} className={title === shown ? undefined : 'invisible'}>
          {copy[title]}
        </span>
      ))}
    </h2>
  )
}
