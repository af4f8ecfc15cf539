/** The parts of the Trusted Types API that the page uses; not in TypeScript's DOM types. */
interface TrustedScriptURL {
  toString(): string
}

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): TrustedScriptURL }
  }
}
