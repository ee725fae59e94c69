@rem npm runs scripts by cmd.exe on Windows, which has no "exec": there this file is what "exec" in the script "start" calls. Other systems do not use it.
@%*
