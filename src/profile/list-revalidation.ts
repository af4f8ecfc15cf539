import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Lists load anew after every action (docs/product/frame.md#account), not when a popup opens or a notification is done
 * with.
 */
export function afterActionsOnly({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const here = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return here && formMethod === undefined ? false : defaultShouldRevalidate
}
