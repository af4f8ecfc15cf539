import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Whether the button is as wide as its container. */
  wide?: boolean
  icon?: IconName
}

/** HTML attributes that let a button open or close a dialog before hydration. */
export interface Invoker {
  command?: 'show-modal' | 'close' | 'request-close'
  commandfor?: string
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look &
  Invoker & { pending?: boolean; children: ReactNode }

/**
 * Shows a button, whose `type` is `button` by default. While `pending` or `aria-disabled` is set, it keeps its width
 * and focus and ignores presses.
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const ignores = pending || rest['aria-disabled']
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size, wide }), className)}
      aria-busy={pending || undefined}
      aria-disabled={ignores || undefined}
      onClick={(event) => {
        if (ignores) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Face icon={icon}>{children}</Face>
    </button>
  )
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look & { children: ReactNode }

/** Link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(look({ variant, size, wide }), className)}>
      <Face icon={icon}>{children}</Face>
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Invoker & { icon: IconName; label: string }

/** Round button that shows only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.round, className)}>
      <Icon name={icon} />
    </button>
  )
}

function Face({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.text}>{children}</span>
    </>
  )
}

function look({ variant = 'primary', size = 'medium', wide }: { [K in keyof Look]: Look[K] | undefined }): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide)
}
