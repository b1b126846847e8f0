"""`python -m caracole` is the `caracole` command."""

from caracole.cli import main

if __name__ == "__main__":
    main()
