import { useNavigation } from 'react-router'

/** `product_id` of the search result whose selection is being sent, or null. */
export function useProductBeingSelected(): string | null {
  const { formData } = useNavigation()
  const product = formData?.get('intent') === 'select' ? formData.get('product_id') : null
  return typeof product === 'string' ? product : null
}
