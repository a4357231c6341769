import '@/app/_sheets/wizard.css'

/** Documents of their own (docs/decisions/0103-style-sheets-of-routes.md), whose links to other pages load those whole. */
export { GuestFrame as default } from '@/app/_pages/guest-frame'
