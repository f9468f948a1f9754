import { clsx } from 'clsx';
import { Button, type ButtonProps } from './button';
import styles from './button.module.css';

interface IconButtonProps extends ButtonProps {
  /** Its name for screen readers and on hover: an icon alone is a riddle. */
  readonly label: string;
}

export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      aria-label={label}
      variant={variant}
      className={clsx(styles.square, className)}
      {...rest}
    />
  );
}
