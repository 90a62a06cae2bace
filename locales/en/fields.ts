// What is wrong with what was typed into a field, and how strong a new password is (RULE-01 to -16).
import { catalog } from '../catalog.ts';

export const fieldText = catalog('fields', {
  email: {
    missing: 'Email is required',
    invalid: 'Please enter a valid email address',
  },
  password: {
    missing: 'Password is required',
    short: 'Password must be at least 8 characters long',
    noUppercase: 'Password must contain at least one uppercase letter',
    noLowercase: 'Password must contain at least one lowercase letter',
    noNumber: 'Password must contain at least one number',
    noSpecial: 'Password must contain at least one special character (!@#$%^&*)',
    common: 'Password is too common. Please choose a more unique password',
  },
  confirmation: {
    missing: 'Please confirm your password',
    differs: 'Passwords do not match',
  },
  strength: {
    'very-weak': 'Very Weak',
    weak: 'Weak',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
});
