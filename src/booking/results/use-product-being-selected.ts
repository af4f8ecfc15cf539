import { useNavigation } from 'react-router'

/** Returns the `product_id` of the result whose selection is being sent; null if there is none. */
export function useProductBeingSelected(): string | null {
  const { formData } = useNavigation()
  const product = formData?.get('intent') === 'select' ? formData.get('product_id') : null
  return typeof product === 'string' ? product : null
}
