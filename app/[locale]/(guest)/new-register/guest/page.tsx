/** What /new-register shows with `?layout=guest` (rewrites of lib/routes/locale-routing.ts): the same page without menus and footer. */
export { default, generateMetadata } from '../../../(site)/new-register/page'
