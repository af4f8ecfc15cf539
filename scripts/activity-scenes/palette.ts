/** Colours of balloons, sails, cloth and lamps. */
export const bright = ['#e4572e', '#f2a541', '#4f6bed', '#8b5cf6', '#14a3a3', '#d9467f', '#f6d365', '#3aa76d']
