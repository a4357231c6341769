/** Id of the main menu's popover, for the button that opens it. */
export const mainMenuId = 'main-menu'
