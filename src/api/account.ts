/**
 * API calls of the account area (docs/product/frame.md#calls-of-the-frame). Each throws `ApiError`: 401 for a guest,
 * 404 for another user's data.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import {
  type CouponForm,
  CouponReply,
  type PassengerForm,
  type ProfileForm,
  SavedCouponList,
  SavedPassengerList,
} from '#contract/account.ts'
import { type Bill, SavedBillList } from '#contract/bill.ts'
import { User } from '#contract/frame.ts'

type Signal = Pick<CallOptions, 'signal'>

export const accountCalls = {
  saveProfile: (api: Api, form: ProfileForm, options?: Signal) => api.send('PUT', '/api/user/', User, form, options),
  /**
   * Irreversibly deletes the signed-in user's account and its data. The account's bookings are kept, and anonymised
   * once no journey or payment needs their data.
   */
  deleteAccount: (api: Api, options?: Signal) => api.send('POST', '/api/user/delete/', NoContent, undefined, options),

  passengers: (api: Api, options?: Signal) => api.get('/api/user/passengers/', SavedPassengerList, options),
  addPassenger: (api: Api, form: PassengerForm, options?: Signal) =>
    api.send('POST', '/api/user/passenger/', NoContent, form, options),
  savePassenger: (api: Api, id: number, form: PassengerForm, options?: Signal) =>
    api.send('PUT', `/api/user/passenger/${id}/`, NoContent, { id, ...form }, options),
  deletePassenger: (api: Api, id: number, options?: Signal) =>
    api.send('DELETE', `/api/user/passenger/${id}/`, NoContent, undefined, options),

  bills: (api: Api, options?: Signal) => api.get('/api/user/bills/', SavedBillList, options),
  addBill: (api: Api, form: Bill, options?: Signal) => api.send('POST', '/api/user/bill/', NoContent, form, options),
  saveBill: (api: Api, id: number, form: Bill, options?: Signal) =>
    api.send('PUT', `/api/user/bill/${id}/`, NoContent, form, options),
  deleteBill: (api: Api, id: number, options?: Signal) =>
    api.send('DELETE', `/api/user/bill/${id}/`, NoContent, undefined, options),

  coupons: (api: Api, options?: Signal) => api.get('/api/user/coupons/', SavedCouponList, options),
  /**
   * Adds a coupon code to the account and resolves to the gateway's message for the user. If the code is refused,
   * throws 400 with a message for the form field `c_value`.
   */
  addCoupon: (api: Api, form: CouponForm, options?: Signal) =>
    api.send('POST', '/api/user/add-coupon/', CouponReply, form, options),
}
