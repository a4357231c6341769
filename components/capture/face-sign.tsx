import type { LivenessAction } from '@/lib/domain/identity/liveness'

/** Where eyes, nose and mouth move on the face, in units of the drawing. The preview is a mirror, so left is left. */
const shifts: Readonly<Record<LivenessAction, readonly [x: number, y: number]>> = {
  center: [0, 0],
  left: [-7, 0],
  right: [7, 0],
  smile: [0, 0],
  blink: [0, 0],
  nod: [0, 7],
}

/** A face that shows the movement asked for. Decorative: the sentence beside it says the same. */
export function FaceSign({ action, className }: { readonly action: LivenessAction; readonly className: string }) {
  const [x, y] = shifts[action]
  return (
    <svg
      viewBox="-24 -26 48 52"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M-19-3C-18-30 18-30 19-3 12-13-12-13-19-3z" fill="currentColor" stroke="none" opacity="0.25" />
      <ellipse rx="19" ry="23" />
      <g className="transition-transform duration-320" style={{ transform: `translate(${x}px, ${y}px)` }}>
        {action === 'blink' ? <path d="M-10-5q3 3 6 0M4-5q3 3 6 0" /> : <path d="M-7-6.5v2M7-6.5v2" strokeWidth="4" />}
        <path d="M0-3v6h-2" />
        <path d={action === 'smile' ? 'M-8 8q8 9 16 0z' : 'M-5 11h10'} />
      </g>
    </svg>
  )
}
