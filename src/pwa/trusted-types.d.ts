/** The parts of the Trusted Types API that this app uses; TypeScript's DOM types don't contain them. */
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
