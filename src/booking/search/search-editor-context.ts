import { type ComponentType, createContext } from 'react'
import type { ProductName } from '#contract/products.ts'

/** Properties of the dialog. */
export interface SearchEditorProps {
  product: ProductName
  /** The address of home with the form filled in. */
  address: string
  onClose: () => void
}

/**
 * Imports the dialog with home's search form. The wiring of the app provides it, because what products share imports no
 * screen.
 */
export const SearchEditorContext = createContext<(() => Promise<ComponentType<SearchEditorProps>>) | null>(null)
