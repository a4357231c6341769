/** What /new-register shows with `?layout=guest` (rewrites of lib/routes/table.ts): the same page without menus and footer. */
export { default, generateMetadata } from '../../../(site)/new-register/page'
