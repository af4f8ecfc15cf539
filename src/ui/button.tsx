import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole line. */
  wide?: boolean
  icon?: IconName
}

/** Attributes of an invoker (`command`, `commandfor`), which open and close dialogs before scripts have run. */
export interface Invoker {
  command?: 'show-modal' | 'close' | 'request-close'
  commandfor?: string
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look &
  Invoker & { pending?: boolean; children: ReactNode }

/** A button; `type` is `button` unless told. While `pending` it keeps its width and its focus, and takes no press. */
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
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size, wide }), className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Face icon={icon}>{children}</Face>
    </button>
  )
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look & { children: ReactNode }

/** A link that looks like a button, for what leads to another address. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(look({ variant, size, wide }), className)}>
      <Face icon={icon}>{children}</Face>
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Invoker & { icon: IconName; label: string }

/** A round button that shows only an icon; `label` is its name. */
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
