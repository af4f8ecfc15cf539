/** Routes below /auth/. */
import { loginRoutes } from '#server/api/auth/login.ts'
import { passkeyRoutes } from '#server/api/auth/passkey-routes.ts'
import { passwordRoutes } from '#server/api/auth/password-routes.ts'
import { registrationRoutes } from '#server/api/auth/registration-routes.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Router } from '#server/http/router.ts'

export function authRoutes(route: Router, deps: GatewayDeps): void {
  loginRoutes(route, deps)
  registrationRoutes(route, deps)
  passwordRoutes(route, deps)
  passkeyRoutes(route, deps)
}
