/**
 * Header in which the wizard names its draft. The gateway ties it to the browser's cookie and never forwards it; by itself
 * it gives access to nothing.
 */
export const applicationHeader = 'x-application-id'
