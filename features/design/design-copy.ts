import type messages from '../../messages/vi.json'

/** Words of this page, as they are in the messages of every language. */
export type DesignCopy = typeof messages.design
