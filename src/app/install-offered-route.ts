import type { ActionFunctionArgs } from 'react-router'
import { storeContext } from '#api/context.ts'

/** Records on this device that installing the app was offered, so that it is offered only once. */
export async function action({ context }: ActionFunctionArgs): Promise<null> {
  await context.get(storeContext).setOffered('install')
  return null
}
