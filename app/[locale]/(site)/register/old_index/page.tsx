/** The older register page (spec.md section 2): the same way in; `generateMetadata` names /register as its address. */
export { default, generateMetadata } from '../page'
