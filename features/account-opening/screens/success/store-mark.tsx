import type { PhoneSystem } from '@/lib/platform/device/phone-system'

const drawings: Record<PhoneSystem, string> = {
  ios: 'M13.5 5 7.5 15.5M10.5 5l6 10.5M4 15.5h10.5M18 15.5h2M6.2 18.5l-.4.8M17.8 18.5l.4.8',
  android: 'M6 4.2v15.6L19.5 12ZM6.3 4.6 15 14.6M6.3 19.4 15 9.4',
}

/** What people know a store by, in lines like the icons. */
export function StoreMark({ system, className }: { readonly system: PhoneSystem; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={drawings[system]} />
    </svg>
  )
}
