import { createContext } from 'react-router'

/** Router context key of the site's public scheme and host. */
export const originContext = createContext<string>()
