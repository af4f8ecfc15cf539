/** Id of the frame's live region, which announces the title of the page that a navigation has opened. */
export const announced = 'announced'
