import { createContext } from 'react-router'

/** Scheme and host of the site as travellers reach it. */
export const originContext = createContext<string>()
