/**
 * API calls of passkeys. Each throws `ApiError`. If a credential is refused, the status is 400 and the message is for
 * the field `credential`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import { LoginReply } from '#contract/auth.ts'
import {
  Passkey,
  type PasskeyAuthentication,
  PasskeyCreationOptions,
  PasskeyList,
  type PasskeyName,
  type PasskeyRegistration,
  PasskeyRequestOptions,
} from '#contract/passkey.ts'

type Signal = Pick<CallOptions, 'signal'>

export const passkeyCalls = {
  creationOptions: (api: Api, options?: Signal) =>
    api.send('POST', '/api/auth/passkey/registration-options/', PasskeyCreationOptions, undefined, options),
  register: (api: Api, form: PasskeyRegistration, options?: Signal) =>
    api.send('POST', '/api/auth/passkey/registration/', Passkey, form, options),
  requestOptions: (api: Api, options?: Signal) =>
    api.send('POST', '/api/auth/passkey/authentication-options/', PasskeyRequestOptions, undefined, options),
  login: (api: Api, form: PasskeyAuthentication, options?: Signal) =>
    api.send('POST', '/api/auth/passkey/authentication/', LoginReply, form, options),
  list: (api: Api, options?: Signal) => api.get('/api/auth/passkey/', PasskeyList, options),
  rename: (api: Api, id: number, form: PasskeyName, options?: Signal) =>
    api.send('PUT', `/api/auth/passkey/${id}/`, Passkey, form, options),
  remove: (api: Api, id: number, options?: Signal) =>
    api.send('DELETE', `/api/auth/passkey/${id}/`, NoContent, undefined, options),
}
