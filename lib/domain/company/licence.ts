/** Number of our licence (illustrative). The footer of the CMS repeats it, which a test compares. */
export const licence = '00/GP-UBCK'
