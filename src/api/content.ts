/** API calls of help, contact and notifications (docs/product/frame.md#calls-of-the-frame). Each throws `ApiError`. */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import {
  BranchList,
  type ContactForm,
  FaqList,
  NotificationInfo,
  NotificationList,
  PushState,
  type PushSubscriptionForm,
} from '#contract/content.ts'

type Signal = Pick<CallOptions, 'signal'>

export const contentCalls = {
  faqs: (api: Api, options?: Signal) => api.get('/api/faqs/', FaqList, options),
  branches: (api: Api, options?: Signal) => api.get('/api/branches/', BranchList, options),
  sendMessage: (api: Api, form: ContactForm, options?: Signal) =>
    api.send('POST', '/api/contact/', NoContent, form, options),
  /**
   * Resolves to the first `per_page` notifications; to show more, a longer list is requested
   * (docs/product/frame.md#notifications).
   */
  notifications: (api: Api, per_page: number, options?: Signal) =>
    api.get('/api/notification/list/', NotificationList, { ...options, query: { page: 1, per_page } }),
  notificationInfo: (api: Api, options?: Signal) => api.get('/api/notification/info/', NotificationInfo, options),
  pushState: (api: Api, options?: Signal) => api.get('/api/notification/push/', PushState, options),
  allowPush: (api: Api, subscription: PushSubscriptionForm, options?: Signal) =>
    api.send('POST', '/api/notification/push/', NoContent, subscription, options),
  refusePush: (api: Api, options?: Signal) =>
    api.send('DELETE', '/api/notification/push/', NoContent, undefined, options),
}
