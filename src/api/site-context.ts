import { createContext } from 'react-router'

/** Public scheme and host of the site. */
export const originContext = createContext<string>()
