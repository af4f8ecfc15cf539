/** Whether `formAction`, the URL to which a form is being submitted, starts a search from home. */
export const isHome = (formAction: string | undefined) => formAction?.startsWith('/?') ?? false
