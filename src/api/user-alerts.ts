/** API calls for a price alert of a signed-in user. Each throws `ApiError`: 401 for a guest. */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'

type Signal = Pick<CallOptions, 'signal'>

export const userAlertCalls = {
  /** Pauses or resumes a price alert of any product; if it can't be resumed, throws 400 with the reason. */
  switchAlert: (api: Api, id: number, active: boolean, options?: Signal) =>
    api.send('PUT', `/api/user/price_alert/${id}/`, NoContent, { active }, options),
  /**
   * Changes the price threshold (TRY) of an alert. Without a threshold (null), the user is notified whenever the price
   * has fallen by at least 1 %. If the price has already reached the threshold, throws 400 with a message for the field
   * `threshold`.
   */
  changeThreshold: (api: Pick<Api, 'send'>, id: number, threshold: number | null, options?: Signal) =>
    api.send('PUT', `/api/user/price_alert/${id}/threshold/`, NoContent, { threshold }, options),
  deleteAlert: (api: Api, id: number, options?: Signal) =>
    api.send('DELETE', `/api/user/price_alert/${id}/`, NoContent, undefined, options),
}
