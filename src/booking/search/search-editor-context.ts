import { type ComponentType, createContext } from 'react'
import type { ProductName } from '#contract/products.ts'

/** Properties of the dialog in which a search is edited. */
export interface SearchEditorProps {
  product: ProductName
  /** The address of home with the form filled in. */
  address: string
  onClose: () => void
}

/**
 * Imports the dialog with home's search form. `src/routes.tsx` provides this function, because code shared by products
 * must not import a screen.
 */
export const SearchEditorContext = createContext<(() => Promise<ComponentType<SearchEditorProps>>) | null>(null)
