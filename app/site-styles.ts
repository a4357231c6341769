/** The style sheet of the site, for error pages. Every document would fetch what they import themselves, that of the wizard too. */
import './globals.css'
