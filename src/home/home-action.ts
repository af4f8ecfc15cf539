/** Whether submitting a form to the URL `formAction` starts a search from the home page. */
export const isHome = (formAction: string | undefined) => formAction?.startsWith('/?') ?? false
