import type { ApiError } from '#api/api-error.ts'

/** The status of a document whose call was refused: the call's own where the request was at fault, else `otherwise`. */
export const refusedStatus = ({ status }: ApiError, otherwise: 502 | 503): number =>
  status >= 400 && status < 500 ? status : otherwise
