/** ID of the live region that announces the title of the page that a navigation has opened. */
export const announced = 'announced'
