/** The part of Trusted Types that the page uses; TypeScript's DOM types do not have them. */
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
