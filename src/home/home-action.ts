/** Whether a form that is being submitted starts a search from home. */
export const isHome = (formAction: string | undefined) => formAction?.startsWith('/?') ?? false
